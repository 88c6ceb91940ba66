/** Texts of the admin area's frame and login. */
export const adminTexts = {
  loginLead: 'For the people who run this service. Merchants open their shop instead.',
  merchants: { title: 'Open a shop', path: '/login' },
  tokenLabel: 'Admin token',
  tokenHelp: 'It stays in this browser tab until you sign out or close it.',
  tokenMissing: 'Enter the admin token.',
  login: 'Log in',
  alreadySignedIn: 'You are signed in already.',
  continueLink: 'Go to the admin area',
  signOut: 'Sign out',
  signedOut: 'You are signed out. The token is no longer in this browser.',
  checking: 'Checking the token…',
} as const;
