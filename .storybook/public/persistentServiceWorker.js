/**
 * The mocks' worker, kept registered when its last page closes. Otherwise, a page that opens at that moment, through a link or a reload,
 * would have no worker to answer its calls.
 */
self.registration.unregister = async () => false

/**
 * Pages, Storybook's scripts and the lists that its window reads are not calls of a story, so they bypass the mocks. Otherwise, the mocks
 * of a story in another window would refuse them, and under `dev` each of a screen's thousand modules would wait for them: two seconds in
 * total. This listener runs before the mocks' own.
 */
addEventListener('fetch', (event) => {
  const { mode, destination, url } = event.request
  if (mode === 'navigate' || (destination === 'script' && isHere(url)) || isStorybookFile(url)) event.stopImmediatePropagation()
})

/**
 * A page that is closing, or a frame that is being removed, has already deactivated the mocks but may still send calls. The server has no
 * such address, so these calls stay pending and end with their page.
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

/** Scripts from other origins go to the mocks, which refuse them. */
function isHere(url) {
  return new URL(url).origin === location.origin
}

function isStorybookFile(url) {
  const root = self.registration.scope
  return ['index.json', 'project.json'].some((name) => url === root + name)
}

importScripts('./mockServiceWorker.js')
