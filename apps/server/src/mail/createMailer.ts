import { type Mailer, MailRefusedError } from '@hub/engine/notifications';
import { createTransport } from 'nodemailer';

interface MailerOptions {
  smtpUrl: string;
  from: string;
  /** Origin of the links. */
  appOrigin: string;
}

/** Without an answer within this time, the mail is retried. */
const timeoutMs = 20_000;

/** Sends mails over SMTP. Recipients and addresses are passed as data, never as header text. */
export function createMailer({ smtpUrl, from, appOrigin }: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ mailId, address, subject, text, html, unsubscribePath }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address },
          subject,
          text,
          html,
          messageId: `<${mailId}@${new URL(appOrigin).hostname}>`,
          headers: {
            'List-Unsubscribe': `<${appOrigin}${unsubscribePath}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            'Auto-Submitted': 'auto-generated',
          },
        });
      } catch (error) {
        if (isRefusedForGood(error)) throw new MailRefusedError(error.message, { cause: error });
        throw error;
      }
    },
  };
}

/** 5xx replies to the recipient or the mail. A refused sign-in is the operator's to fix, and is retried. */
function isRefusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const { responseCode } = error;
  const isSignIn = 'command' in error && String(error.command).startsWith('AUTH');
  return typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600 && !isSignIn;
}
