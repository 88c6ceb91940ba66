import { Canvas } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

interface ScreenCanvasProps {
  /** The story, as a page imports it. */
  of: ComponentProps<typeof Canvas>['of'];
  /** A CSS length; a whole screen scrolls in it. */
  height?: string;
}

/**
 * A story in a frame of its own: a screen has its own answers of the server, and a dialog would lie over the whole
 * page.
 */
export function ScreenCanvas({ of, height = '720px' }: ScreenCanvasProps) {
  return <Canvas of={of} sourceState="none" story={{ inline: false, height }} />;
}
