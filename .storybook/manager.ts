import { createElement, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons, type API, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { version } from '../apps/web/package.json';
import { AboutStory } from './AboutStory.ts';
import { SituationTools } from './SituationTools.ts';
import { viewports } from './viewports.ts';

/** The heading of the sidebar. */
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

/** Adds `/` to Storybook's Ctrl K. A focused story keeps its keys, because the app uses `/` too. */
function addSearchShortcut(api: API): void {
  void api.setAddonShortcut('fulfillment-hub', {
    label: 'Search for a story',
    actionName: 'search',
    defaultShortcut: ['/'],
    action: () => {
      const isInStory = document.activeElement?.tagName === 'IFRAME' && api.getUrlState().viewMode === 'story';
      if (isInStory) return;
      if (!api.getIsNavShown()) api.toggleNav(true);
      // Waits a tick, so the key isn't typed into the field.
      setTimeout(() => document.getElementById('storybook-explorer-searchfield')?.focus());
    },
  });
}

const panelMoved = 'fulfillment-hub/panel-moved';

/**
 * Moves the panel to the right beside phone widths, where it has more room than below. Storybook keeps the panel's position for the tab's
 * session, so the tab also stores whether this code moved it: a link reloads Storybook.
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

/** Copies the address, which contains story, props and all menu choices. */
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
