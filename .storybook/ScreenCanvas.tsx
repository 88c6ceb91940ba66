import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext, useEffect, useState } from 'react';
import type { Canvas } from '@storybook/addon-docs/blocks';
import { situations } from '../apps/web/src/testing/situations.ts';
import { addressGlobals } from './addressGlobals.ts';
import { appearanceMenus } from './appearance.ts';

interface ScreenCanvasProps {
  /** The story, imported by the page. */
  of: ComponentProps<typeof Canvas>['of'];
  /** CSS length of the frame, which scrolls. 720px by default. */
  height?: string;
}

/**
 * A story in its own frame, with the situation and appearance chosen in the page's toolbar. A frame gives a screen its own mocks and keeps
 * dialogs from covering the page. The link below opens the story alone.
 */
export function ScreenCanvas({ of, height = '720px' }: ScreenCanvasProps) {
  const { story } = useOf(of ?? 'story', ['story']);
  const globals = useSituation();
  const address = `iframe.html?id=${story.id}&viewMode=story${globals === '' ? '' : `&globals=${globals}`}`;
  const name = `${story.title} › ${story.name}`;
  return (
    <figure className="sb-story" style={{ margin: '24px 0' }}>
      {/* Storybook’s own file. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        key={address}
        src={address}
        title={name}
        loading="lazy"
        style={{ display: 'block', width: '100%', height, border: '1px solid #c9cccf', borderRadius: 4 }}
      />
      <figcaption style={{ fontSize: 13, marginTop: 4 }}>
        <a href={`?path=/story/${story.id}${globals === '' ? '' : `&globals=${globals}`}`}>Open {name}</a>
      </figcaption>
    </figure>
  );
}

type Globals = Readonly<Record<string, unknown>>;

/** The menus' choices as in an address, `staff:view-only;plan:elite`; empty if nothing is chosen. */
function useSituation(): string {
  const { channel } = useContext(DocsContext);
  const [address, setAddress] = useState(() => addressOf(addressGlobals(new URL(document.location.href))));
  useEffect(() => {
    // Frames send events to this channel too. `userGlobals` are shared; a story's own globals are not.
    const update = ({ globals, userGlobals = globals }: { globals: Globals; userGlobals?: Globals }) =>
      setAddress(addressOf(userGlobals));
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, [channel]);
  return address;
}

function addressOf(globals: Globals): string {
  return Object.keys({ ...situations, ...appearanceMenus })
    .filter((name) => typeof globals[name] === 'string')
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';');
}
