import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { DatabaseError } from '../connection/errors.ts';
import type { KeyRing, SecretKey } from './keyRing.ts';

/** A text encrypted with AES-256-GCM. */
export interface EncryptedText {
  keyId: string;
  /** 12 random bytes. */
  nonce: Uint8Array;
  /** Ends with the 16-byte tag. */
  ciphertext: Uint8Array;
}

/** Owner of a secret. Bound to the ciphertext but not stored, so that the text decrypts nowhere else. */
export interface SecretOwner {
  binding: readonly (string | number)[];
  /** Name in messages: `The settings of shipbob of shop 3`. */
  title: string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function encryptText({ id, key }: SecretKey, owner: SecretOwner, text: string): EncryptedText {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(additionalData(owner));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { keyId: id, nonce, ciphertext };
}

/**
 * Decrypts with the key that encrypted it. Throws DatabaseError when the ring lacks the key, when the key is a different
 * one, or when something was changed or moved.
 */
export function decryptText(
  { source, keys }: KeyRing,
  owner: SecretOwner,
  { keyId, nonce, ciphertext }: EncryptedText,
): string {
  const found = keys.find(({ id }) => id === keyId);
  if (found === undefined)
    throw new DatabaseError(`${owner.title} cannot be decrypted: the key ${keyId} is not in ${source}.`);
  try {
    const tagAt = Math.max(0, ciphertext.length - tagBytes);
    const decipher = createDecipheriv(algorithm, found.key, nonce, { authTagLength: tagBytes })
      .setAAD(additionalData(owner))
      .setAuthTag(ciphertext.subarray(tagAt));
    return Buffer.concat([decipher.update(ciphertext.subarray(0, tagAt)), decipher.final()]).toString('utf8');
  } catch (error) {
    throw new DatabaseError(
      `${owner.title} cannot be decrypted: what is stored was changed outside the app, or the key ${keyId} of ` +
        `${source} is another one than before.`,
      { cause: error },
    );
  }
}

const additionalData = ({ binding }: SecretOwner) => Buffer.from(JSON.stringify(binding));
