import { createElement, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons, type API, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { version } from '../apps/web/package.json';
import { AboutStory } from './AboutStory.ts';
import { SituationTools } from './SituationTools.ts';
import { viewports } from './viewports.ts';

/** What the sidebar is headed with. */
addons.setConfig({
  theme: create({ base: 'light', brandTitle: `Fulfillment Hub ${version}`, brandTarget: '_self' }),
});

addons.register('fulfillment-hub', (api) => {
  addSearchShortcut(api);
  movePanelWithWidth(api);
  addons.add('fulfillment-hub/situations', {
    type: types.TOOL,
    title: 'Situations',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => createElement(SituationTools),
  });
  addons.add('fulfillment-hub/about', {
    type: types.PANEL,
    title: 'About',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? createElement(AboutStory) : null),
  });
  addons.add('fulfillment-hub/copy-link', {
    type: types.TOOL,
    title: 'Copy link to this situation',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => createElement(CopyLinkButton),
  });
});

/** Storybook's own is Ctrl K alone. A story that has the focus keeps its keys: the app has a `/` of its own. */
function addSearchShortcut(api: API): void {
  void api.setAddonShortcut('fulfillment-hub', {
    label: 'Search for a story',
    actionName: 'search',
    defaultShortcut: ['/'],
    action: () => {
      const isInStory = document.activeElement?.tagName === 'IFRAME' && api.getUrlState().viewMode === 'story';
      if (isInStory) return;
      if (!api.getIsNavShown()) api.toggleNav(true);
      // The key itself would be typed into the field.
      setTimeout(() => document.getElementById('storybook-explorer-searchfield')?.focus());
    },
  });
}

const panelMoved = 'fulfillment-hub/panel-moved';

/**
 * Beside a phone there is room at the right, and below it there is none. Storybook keeps where the panel stands while a
 * tab is open, so the tab also has to know whether the panel was moved by this: a link reloads Storybook.
 */
function movePanelWithWidth(api: API): void {
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: { viewport?: { value?: string } } }) => {
    const isNarrow = viewports[globals.viewport?.value ?? '']?.type === 'mobile';
    const isMoved = sessionStorage.getItem(panelMoved) !== null;
    if (isNarrow === isMoved) return;
    api.togglePanelPosition(isNarrow ? 'right' : 'bottom');
    if (isNarrow) sessionStorage.setItem(panelMoved, '');
    else sessionStorage.removeItem(panelMoved);
  });
}

/** The address holds story, props and every menu. */
function CopyLinkButton() {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 2_000);
  };
  return createElement(
    Button,
    { padding: 'small', variant: 'ghost', ariaLabel: 'Copy link to this situation', onClick: () => void copy() },
    isCopied ? 'Copied' : 'Copy link',
  );
}
