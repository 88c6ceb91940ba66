/**
 * The worker of the mocks, but it stays when the last page that it answers is left. By itself it goes then, and a page that comes
 * in the same moment, with a click on a link or a reload, would have nobody to answer its calls.
 */
self.registration.unregister = async () => false

/**
 * Pages, and the lists that Storybook's own window reads, are no calls of a story. Without this the mocks of a story in another
 * window would be asked for them, and a link to Storybook would show their refusal. This listener comes before the mocks' own.
 */
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' || isStorybookFile(event.request.url)) event.stopImmediatePropagation()
})

function isStorybookFile(url) {
  const root = self.registration.scope
  return ['index.json', 'project.json'].some((name) => url === root + name)
}

importScripts('./mockServiceWorker.js')
