/** Keyed by the field names of the provider's form. */
export type Credentials = Readonly<Record<string, string>>;

export interface Account {
  /** Replaces the credentials in records. */
  name: string;
  credentials: Credentials;
  isRevoked: boolean;
}

/** Accounts allowed to call a provider, and their tokens. Tokens end with the process. */
export class AccountBook {
  readonly #accounts: Account[] = [];
  readonly #tokens = new Map<string, { account: Account; endsAt: number }>();
  #tokenCount = 0;

  /** The first account is `demo`, then `account-2`, `account-3`, … */
  add(credentials: Credentials): Account {
    const name = this.#accounts.length === 0 ? 'demo' : `account-${this.#accounts.length + 1}`;
    const account = { name, credentials, isRevoked: false };
    this.#accounts.push(account);
    return account;
  }

  /** The account with these credentials; null when unknown or revoked. */
  find(given: Readonly<Record<string, string | null | undefined>>): Account | null {
    const isMatch = ({ credentials, isRevoked }: Account) =>
      !isRevoked && Object.entries(given).every(([field, value]) => credentials[field] === value);
    return this.#accounts.find(isMatch) ?? null;
  }

  named(name: string): Account {
    const account = this.#accounts.find((candidate) => candidate.name === name);
    if (!account) throw new Error(`No account is named ${name}.`);
    return account;
  }

  issueToken(account: Account, endsAt: number): string {
    this.#tokenCount += 1;
    const token = `${account.name}-token-${this.#tokenCount}-${endsAt}`;
    this.#tokens.set(token, { account, endsAt });
    return token;
  }

  /** Null when the token is unknown or expired, or the account was revoked. */
  findByToken(token: string | null, now: number): Account | null {
    const known = token === null ? undefined : this.#tokens.get(token);
    if (!known || known.endsAt <= now || known.account.isRevoked) return null;
    return known.account;
  }

  endAllTokens(): void {
    this.#tokens.clear();
  }
}
