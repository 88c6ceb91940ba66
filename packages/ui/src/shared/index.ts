export type { Loadable } from './Loadable.ts';
export { shownValue } from './Loadable.ts';
export { PolarisProvider } from './PolarisProvider.tsx';
export type { PolarisProviderProps } from './PolarisProvider.tsx';
export { NotBuiltYet } from './NotBuiltYet.tsx';
