/** User and password of an `Authorization: Basic` header; null for any other header. */
export function basicCredentials(header: string | undefined): { user: string; password: string } | null {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return null;
  const [user, ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return user === undefined || password.length === 0 ? null : { user, password: password.join(':') };
}

/** Token of an `Authorization: Bearer` header; null for any other header. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null;
}

export function basicAuthorization(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
