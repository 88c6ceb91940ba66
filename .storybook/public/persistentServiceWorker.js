/**
 * The worker of the mocks, but it stays when the last page that it answers is left. By itself it goes then, and a page that comes
 * in the same moment, with a click on a link or a reload, would have nobody to answer its calls.
 */
self.registration.unregister = async () => false

/**
 * Pages, Storybook's own scripts, and the lists that its window reads, are no calls of a story. Without this the mocks of a story in
 * another window would be asked for them, a link to Storybook would show their refusal, and each of the thousand modules of a screen
 * under `dev` would wait for them: two seconds in all. This listener comes before the mocks' own.
 */
addEventListener('fetch', (event) => {
  const { mode, destination, url } = event.request
  if (mode === 'navigate' || (destination === 'script' && isHere(url)) || isStorybookFile(url)) event.stopImmediatePropagation()
})

/**
 * A page that is being left has told the mocks to go, and may still call; so may a frame that is taken out of its page. Those calls
 * would reach the server, which has no such address. They wait without an answer, and end with their page.
 */
const leaving = new Set()
addEventListener('message', ({ data, source }) => {
  if (data === 'CLIENT_CLOSE') leaving.add(source?.id)
  if (data === 'MOCK_ACTIVATE') leaving.delete(source?.id)
})
addEventListener('fetch', (event) => {
  if (!leaving.has(event.clientId)) return
  event.stopImmediatePropagation()
  event.respondWith(new Promise(() => {}))
})
const findClient = clients.get.bind(clients)
clients.get = async (id) => (await findClient(id)) ?? new Promise(() => {})

/** A script from elsewhere is for the mocks to refuse. */
function isHere(url) {
  return new URL(url).origin === location.origin
}

function isStorybookFile(url) {
  const root = self.registration.scope
  return ['index.json', 'project.json'].some((name) => url === root + name)
}

importScripts('./mockServiceWorker.js')
