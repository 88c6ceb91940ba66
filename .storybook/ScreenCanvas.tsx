import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext, useEffect, useState } from 'react';
import type { Canvas } from '@storybook/addon-docs/blocks';
import { situations } from '../apps/web/src/testing/situations.ts';
import { addressGlobals } from './addressGlobals.ts';
import { appearanceMenus } from './appearance.ts';

interface ScreenCanvasProps {
  /** The story, as a page imports it. */
  of: ComponentProps<typeof Canvas>['of'];
  /** A CSS length; a whole screen scrolls in it. */
  height?: string;
}

/**
 * A story in a frame of its own, in the situation and with the looks that the toolbar of the page chooses: a screen has its own answers of
 * the server, and a dialog would lie over the whole page. The link below it opens the story alone.
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

/** The menus' choices as an address has them, `staff:view-only;plan:elite`; empty without any. */
function useSituation(): string {
  const { channel } = useContext(DocsContext);
  const [address, setAddress] = useState(() => addressOf(addressGlobals(new URL(document.location.href))));
  useEffect(() => {
    // Frames report to this channel too; what was chosen is the same for all, what a story says itself is not.
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
