/**
 * Resolves in a separate task, after which the browser can paint and handle input. Unlike a timer, a message is not
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
