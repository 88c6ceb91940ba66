/** Texts of the admin area; of it only routes and token are given (§1, §2). */
export const adminTexts = {
  loginLead: 'For the people who run this service. Merchants open their shop instead.',
  merchants: { title: 'Open a shop', path: '/login' },
  tokenLabel: 'Admin token',
  tokenHelp: 'It is kept in this browser until you sign out.',
  tokenMissing: 'Enter the admin token.',
  login: 'Log in',
  alreadySignedIn: 'A token is kept in this browser already.',
  continueLink: 'Go to the admin area',
  signOut: 'Sign out',
  signedOut: 'You are signed out. The token is no longer in this browser.',
  nothingYet: 'There is nothing to see or change here yet: the service offers no call that this page could use.',
  token:
    'A token is kept in this browser. Nobody has checked it yet: that happens with the first call of this area, and there is none so far.',
  sandbox: 'This server is the sandbox, which has no admin area of its own.',
} as const;
