/**
 * The worker of the mocks, but it stays when the last page that it answers is left. By itself it goes then, and a page that comes
 * in the same moment, with a click on a link or a reload, would have nobody to answer its calls.
 */
self.registration.unregister = async () => false
importScripts('./mockServiceWorker.js')
