import { inLanguage } from '../languages/inLanguage.ts';

export const notificationMessages = inLanguage('notificationMessages', {
  time: 'Enter a time from 00:00 to 23:59.',
  kinds: 'Choose for each event whether to email it.',
  minutes: ({ choices }: { choices: string }) => `Choose ${choices} minutes.`,
  quiet: 'Choose different start and end times for quiet hours.',
});
