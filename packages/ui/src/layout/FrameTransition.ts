import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

export interface FrameTransitionProps {
  in: boolean;
  /** Whether leaving is animated; entering always is. */
  exit: boolean;
  /** Duration, ms. */
  timeout: number;
  /** Ref of the element that gets the classes. */
  nodeRef: RefObject<HTMLElement>;
  classNames: Readonly<Record<'enter' | 'enterActive' | 'enterDone' | 'exit' | 'exitActive', string>>;
  children: ReactNode;
}

/**
 * Replaces the `CSSTransition` of react-transition-group in builds. Polaris' frame uses it only for the navigation on
 * small screens: 0.3 KB instead of 2.3. Dialogs keep the library's.
 */
export function CSSTransition({ in: isIn, exit, timeout, nodeRef, classNames, children }: FrameTransitionProps) {
  const wasIn = useRef(isIn);
  useLayoutEffect(() => {
    const classList = nodeRef.current?.classList;
    if (!classList || wasIn.current === isIn) return undefined;
    wasIn.current = isIn;
    if (!isIn && !exit) return undefined;
    const { enter, enterActive, enterDone, exit: leave, exitActive } = classNames;
    const moving = isIn ? [enter, enterActive] : [leave, exitActive];
    classList.add(...moving.slice(0, 1));
    // Forces a layout, so that the browser knows where the movement begins.
    void nodeRef.current?.scrollTop;
    classList.add(...moving.slice(1));
    const timer = setTimeout(() => {
      classList.remove(...moving);
      if (isIn) classList.add(enterDone);
    }, timeout);
    return () => {
      clearTimeout(timer);
      classList.remove(...moving, enterDone);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of `in` moves it
  }, [isIn]);
  return children;
}
