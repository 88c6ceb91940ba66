import { type ComponentType, lazy, useState } from 'react';

export interface Preloadable<P extends object> {
  Component: ComponentType<P>;
  /** Resolves once the component renders without a fallback; rejects where its file does not come. */
  preload(): Promise<void>;
}

/** As React's `lazy`, which shows a fallback first also where the file is there, and keeps it for half a second. */
export function preloadable<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): Preloadable<P> {
  // The cast, because the types of refs do not resolve for generic props.
  const Lazy = lazy(load) as unknown as ComponentType<P>;
  let Loaded: ComponentType<P> | null = null;
  return {
    Component: function PreloadableComponent(props: P) {
      // Kept while it is shown: the other one would mount it anew.
      const [Shown] = useState(() => Loaded ?? Lazy);
      return <Shown {...props} />;
    },
    async preload() {
      Loaded = (await load()).default;
    },
  };
}
