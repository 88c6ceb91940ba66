import { type KeyRing, parseKeyRing } from '@hub/database/providers';

/** The shop in the stored data of earlier versions. */
export const releaseShop = 'release.myshopify.com';

/** Format of SECRETS_KEY. Encrypts the providers' settings in that data. */
export const releaseSecretsKey = `release:${Buffer.alloc(32, 21).toString('base64')}`;

export const releaseKeyRing = (): KeyRing => parseKeyRing(releaseSecretsKey);
