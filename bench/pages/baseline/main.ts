import { mountBaseline } from './mountBaseline.ts';

// The benchmark calls this once all data is in memory.
window.begin = () => mountBaseline(document.body);
