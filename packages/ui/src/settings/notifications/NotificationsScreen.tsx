import { problemTexts, wordsText } from '@hub/domain/messages';
import {
  checkNotificationSettings,
  digestMinutes,
  digestMinutesText,
  notificationKinds,
  notificationKindTexts,
  type NotificationSettings,
  notificationTexts as texts,
  type SavedNotificationSettings,
  type WrittenMail,
} from '@hub/domain/notifications';
import { formatTimeOfDay } from '@hub/domain/shared';
import { Banner, Select, Text, TextField } from '@shopify/polaris';
import { SaveRow } from '../../actions/SaveRow.tsx';
import { SwitchRow } from '../../actions/SwitchRow.tsx';
import { type Loadable, shownValue } from '../../data/index.ts';
import { LoadableNotice, OutdatedBanner } from '../../feedback/index.ts';
import { FormPage, type PageHeaderProps, type VersionedForm } from '../../layout/index.ts';
import { SectionCard } from '../../layout/SectionCard.tsx';
import { EmailAddress } from './EmailAddress.tsx';
import { MailList } from './MailList.tsx';
import styles from './NotificationsScreen.module.css';

/** Data loaded for the screen. */
export interface LoadedNotifications {
  saved: SavedNotificationSettings;
  /** null: unknown. */
  address: string | null;
  /** Address waiting for confirmation; null: none. */
  pendingAddress: string | null;
  /** False: emails are only stored for viewing. */
  sendsMail: boolean;
}

export interface NotificationsScreenProps extends VersionedForm<NotificationSettings, SavedNotificationSettings> {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The person's saved settings, and where emails go. */
  loaded: Loadable<LoadedNotifications>;
  /** The newest emails to the person. */
  mails: Loadable<readonly WrittenMail[]>;
  /** IANA time zone of the shop. */
  timeZone: string;
  /** A change of the address is in progress. */
  isChangingEmail: boolean;
  /** Why the server did not send the link; null: no failure. */
  emailProblem: string | null;
  /** Sends a link to an address; null discards the pending one. */
  onChangeEmail: (address: string | null) => void;
}

/** `/app/settings/emailnotification` for servers with capability `notifications`: what the person is emailed about. */
export function NotificationsScreen({ pageHeader, loaded, mails, value, ...form }: NotificationsScreenProps) {
  const list = shownValue(mails);
  const refused = list?.[0]?.state === 'refused' ? list[0] : null;
  return (
    <FormPage
      pageHeader={pageHeader}
      loaded={loaded}
      value={value}
      subject={texts.subject}
      disabledReason={null}
      rowHeight={56}
      top={
        refused !== null && (
          <Banner tone="critical" title={texts.refusedTitle}>
            <p>{texts.refused(refused.problem)}</p>
          </Banner>
        )
      }
      renderForm={(notifications, settings) => <SettingsForm {...form} loaded={notifications} settings={settings} />}
    >
      <SectionCard title={texts.mails} note={shownValue(loaded)?.sendsMail === false ? texts.notSent : null}>
        <LoadableNotice loadable={mails} subject={texts.mailsSubject} />
        {list !== null && <MailList mails={list} timeZone={form.timeZone} />}
      </SectionCard>
    </FormPage>
  );
}

type FormProps = Omit<NotificationsScreenProps, 'pageHeader' | 'loaded' | 'mails' | 'value'> & {
  loaded: LoadedNotifications;
  settings: NotificationSettings;
};

function SettingsForm({ loaded, settings, isDirty, isSaving, newer, timeZone, ...on }: FormProps) {
  const problems = checkNotificationSettings(settings);
  const problemOf = problemTexts(problems);
  const change = (fields: Partial<NotificationSettings>) => on.onChange({ ...settings, ...fields });
  const { address, pendingAddress } = loaded;
  return (
    <>
      <SectionCard title={texts.events} note={texts.note}>
        <OutdatedBanner newer={newer} what={texts.what} isSaving={isSaving} onDiscard={on.onDiscard} onSave={on.onSave}>
          {(theirs) => <p>{summaryOf(theirs)}</p>}
        </OutdatedBanner>
        <EmailAddress
          key={pendingAddress}
          address={address}
          pendingAddress={pendingAddress}
          isSaving={on.isChangingEmail}
          problem={on.emailProblem}
          onChange={on.onChangeEmail}
        />
        {notificationKinds.map((kind) => (
          <SwitchRow
            key={kind}
            label={notificationKindTexts[kind].name}
            help={notificationKindTexts[kind].help}
            isOn={settings.kinds[kind]}
            onChange={(isOn) => change({ kinds: { ...settings.kinds, [kind]: isOn } })}
          />
        ))}
        <div className={styles.narrow}>
          <Select
            label={texts.digest}
            options={digestMinutes.map((minutes) => ({ value: String(minutes), label: digestMinutesText(minutes) }))}
            value={String(settings.digestMinutes)}
            helpText={texts.digestHelp}
            onChange={(minutes) => change({ digestMinutes: Number(minutes) })}
          />
        </div>
        <SwitchRow
          label={texts.quiet}
          help={texts.quietHelp}
          isOn={settings.hasQuietHours}
          onChange={(hasQuietHours) => change({ hasQuietHours })}
        />
        {settings.hasQuietHours && (
          <div className={styles.narrow}>
            {(['quietFrom', 'quietTo'] as const).map((part) => (
              <TextField
                key={part}
                type="time"
                label={texts[part]}
                autoComplete="off"
                value={settings[part]}
                error={problemOf(part)}
                onChange={(time) => change({ [part]: time })}
              />
            ))}
          </div>
        )}
        <SwitchRow
          label={texts.daily}
          help={texts.dailyHelp}
          isOn={settings.dailySummary}
          onChange={(dailySummary) => change({ dailySummary })}
        />
        {settings.dailySummary && (
          <div className={styles.narrow}>
            <TextField
              type="time"
              label={texts.summaryTime}
              autoComplete="off"
              value={settings.summaryTime}
              error={problemOf('summaryTime')}
              onChange={(summaryTime) => change({ summaryTime })}
            />
          </div>
        )}
        <Text as="p" tone="subdued">
          {texts.zone(timeZone)}
        </Text>
        <SaveRow
          about={texts.what}
          version={loaded.saved}
          isDirty={isDirty}
          isSaving={isSaving}
          problem={wordsText(problems[0]?.message ?? null)}
          onSave={on.onSave}
          onDiscard={on.onDiscard}
        />
      </SectionCard>
    </>
  );
}

/** "Errors, 3PL down; daily summary at 7:30 AM". */
function summaryOf(settings: NotificationSettings): string {
  const kinds = notificationKinds
    .filter((kind) => settings.kinds[kind])
    .map((kind) => notificationKindTexts[kind].name);
  const parts = [kinds.length === 0 ? texts.noEvents : kinds.join(', ')];
  if (settings.dailySummary) parts.push(texts.dailyAt(texts.daily, formatTimeOfDay(settings.summaryTime)));
  return parts.join('; ');
}
