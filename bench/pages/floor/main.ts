import { mountFloor } from './mountFloor.ts';

// The benchmark begins it, when everything that it may wait for is in memory.
window.begin = () => mountFloor(document.body);
