import { notificationTexts as texts, type WrittenMail } from '@hub/domain/notifications';
import { formatTime } from '@hub/domain/shared';
import { BlockStack, Text } from '@shopify/polaris';
import { useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import styles from './NotificationsScreen.module.css';

export interface MailListProps {
  /** Newest first. */
  mails: readonly WrittenMail[];
  /** IANA time zone. */
  timeZone: string;
}

/** The emails sent to the person; each opens as written. */
export function MailList({ mails, timeZone }: MailListProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  if (mails.length === 0)
    return (
      <Text as="p" tone="subdued">
        {texts.noMails}
      </Text>
    );
  return (
    <ul className={styles.mails}>
      {mails.map((mail) => (
        <li key={mail.mailId} className={styles.mail}>
          <BlockStack gap="200">
            <div className={styles.row}>
              <div>
                <Text as="p" fontWeight="medium">
                  {mail.subject}
                </Text>
                <span className={styles.help}>
                  {texts.states[mail.state]} · {formatTime(mail.createdAt, timeZone)}
                  {mail.tries > 1 && ` · ${texts.retried(mail.tries)}`}
                </span>
              </div>
              <ActionButton
                label={openId === mail.mailId ? texts.hide : texts.show}
                about={mail.subject}
                disabledReason={null}
                onAction={() => setOpenId(openId === mail.mailId ? null : mail.mailId)}
              />
            </div>
            {openId === mail.mailId && <MailView mail={mail} />}
          </BlockStack>
        </li>
      ))}
    </ul>
  );
}

/** Both forms of an email; the frame runs no scripts and follows no links. */
export function MailView({ mail }: { mail: Pick<WrittenMail, 'subject' | 'text' | 'html'> }) {
  return (
    <BlockStack gap="200">
      <iframe className={styles.frame} title={mail.subject} sandbox="" srcDoc={mail.html} />
      <Text as="h3" variant="headingSm">
        {texts.plain}
      </Text>
      <pre className={styles.plain}>{mail.text}</pre>
    </BlockStack>
  );
}
