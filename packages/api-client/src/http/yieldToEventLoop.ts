/**
 * Resolves in a task of its own, after which the browser can draw and handle input. Unlike a timer, a message is not
 * throttled in a hidden tab.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
