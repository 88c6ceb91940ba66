import { mountBaseline } from './mountBaseline.ts';

// The benchmark begins it, when everything that it may wait for is in memory.
window.begin = () => mountBaseline(document.body);
