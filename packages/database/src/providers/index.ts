export { addKeyToFile, openKeyFile } from './keyFile.ts';
export { type KeyRing, parseKeyRing } from './keyRing.ts';
export { listProviderSettings, readProviderSettings, rotateSecrets, saveProviderSettings } from './providerSettings.ts';
export { verifyKeyRing } from './verifyKeyRing.ts';
export { listProviderChoices, saveProviderChoices } from './providerChoices.ts';
