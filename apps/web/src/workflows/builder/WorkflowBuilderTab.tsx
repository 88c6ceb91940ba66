import type { WorkflowList } from '@hub/api-client/workflows';
import { choicesOf, findProvider } from '@hub/domain/integrations';
import { wordsText } from '@hub/domain/messages';
import { canView, editDisabledReason, sections } from '@hub/domain/permissions';
import {
  actionDefinitions,
  type ActionParameter,
  checkWorkflow,
  conflictsWith,
  emptyWorkflow,
  isSameDefinition,
  readyMadeWorkflows,
  type Workflow,
  type WorkflowContext,
  type WorkflowDefinition,
  workflowScreenTexts,
} from '@hub/domain/workflows';
import { listedPackages } from '@hub/domain/shipping';
import { shownValue } from '@hub/ui/data';
import {
  OutdatedDialog,
  toDefinition,
  toDraft,
  WorkflowBuilderScreen,
  WorkflowNotice,
  type WorkflowPaths,
} from '@hub/ui/workflows';
import { useMemo, useRef, useState } from 'react';
import { LeaveDialog } from '../../address/LeaveDialog.tsx';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useAddress } from '../../address/useAddress.ts';
import type { UnsavedChangesOptions } from '../../address/useUnsavedChanges.ts';
import { useListedChoices } from '../../connections/useListedChoices.ts';
import { useOrderPath } from '../../orders/list/useOrderPath.ts';
import { useOpenUpgrade } from '../../plans/UpgradeGate.tsx';
import { useOpenShop } from '../../session/OpenShop.ts';
import { billingPath } from '../billingPath.ts';
import { useWorkflowSwitch } from '../list/useWorkflowSwitch.ts';
import { useWorkflowList } from '../useWorkflowList.ts';
import { workflowView } from '../../address/workflowPaths.ts';
import { type WorkflowSaveRequest, type SavedWorkflow, useSaveWorkflow } from './useSaveWorkflow.ts';
import { ApplySlot } from './ApplySlot.tsx';
import { useWorkflowPreview } from './useWorkflowPreview.ts';

const texts = workflowScreenTexts.builder;

interface BuilderProps extends ScreenProps {
  paths: WorkflowPaths;
  /** Id of the workflow to edit; `null` for a new one. */
  workflowId: string | null;
  /** Key of the ready-made workflow to start from; `null`: an empty one. */
  startFrom: string | null;
}

/** The builder of a saved or a new workflow, once the list is loaded. */
export function WorkflowBuilderTab(props: BuilderProps) {
  const loaded = useWorkflowList();
  const list = shownValue(loaded);
  const { workflowId, startFrom, paths } = props;
  const [created, setCreated] = useState<Workflow | null>(null);
  const [shown, setShown] = useState({ workflowId, startFrom, key: 0 });
  // It stays open if another person deletes it, so that no input is lost.
  const [opened, setOpened] = useState<Workflow | null>(null);
  if (shown.workflowId !== workflowId || shown.startFrom !== startFrom) {
    // A new one has its address once saved; the builder continues.
    const isCreated = workflowId !== null && workflowId === created?.workflowId;
    setShown({ workflowId, startFrom, key: isCreated ? shown.key : shown.key + 1 });
    setOpened(isCreated ? created : null);
  }
  const found = list?.workflows.find((workflow) => workflow.workflowId === workflowId) ?? null;
  if (found !== null && opened === null) setOpened(found);
  if (list === null) return <WorkflowNotice loadable={loaded} title={texts.loadingTitle} paths={paths} />;
  if (workflowId !== null && found === null && opened === null)
    return <WorkflowNotice loadable={loaded} title={texts.notFoundTitle} message={texts.notFound} paths={paths} />;
  const readyMade = readyMadeWorkflows(list.context).find(({ key }) => key === startFrom);
  return (
    <OpenBuilder
      {...props}
      key={shown.key}
      list={list}
      opened={opened}
      start={opened ?? readyMade?.definition ?? emptyWorkflow()}
      onCreated={setCreated}
    />
  );
}

function OpenBuilder({
  route,
  paths,
  list,
  opened,
  start,
  onCreated,
}: BuilderProps & {
  list: WorkflowList;
  opened: Workflow | null;
  start: WorkflowDefinition;
  /** Called when a new workflow got its id. */
  onCreated(workflow: Workflow): void;
}) {
  const { access, timeZone } = useOpenShop();
  const { context, workflows } = list;
  const [, writeAddress] = useAddress();
  const [base, setBase] = useState(opened);
  const [initial, setInitial] = useState(start);
  const [draft, setDraft] = useState(() => toDraft(start));
  const [isSubmitted, setSubmitted] = useState(false);
  const [outdated, setOutdated] = useState<{ current: Workflow | null; request: WorkflowSaveRequest } | null>(null);
  const savedId = useRef<string | null>(null);
  const definition = useMemo(() => toDefinition(draft), [draft]);
  const isDirty = !isSameDefinition(definition, initial);
  const newest = workflows.find(({ workflowId }) => workflowId === base?.workflowId) ?? null;
  const openUpgrade = useOpenUpgrade();
  const isAtLimit =
    list.activeLimit !== null && workflows.filter(({ isActive }) => isActive).length >= list.activeLimit;

  const open = (workflow: Workflow) => {
    setBase(workflow);
    setInitial(workflow);
    setDraft(toDraft(workflow));
    setSubmitted(false);
    setOutdated(null);
  };
  // Saved elsewhere, or undone by the toast: without its own changes the builder follows.
  if (newest !== null && base !== null && !isDirty && newest.version > base.version) open(newest);
  if (newest !== null && base !== null && newest.version === base.version && newest.isActive !== base.isActive)
    setBase(newest);

  const handleDone = (result: SavedWorkflow, request: WorkflowSaveRequest) => {
    if (result.type === 'outdated') {
      setOutdated({ current: result.current, request });
      return;
    }
    const { saved: workflow } = result;
    setBase(workflow);
    setInitial(workflow);
    setSubmitted(false);
    setOutdated(null);
    savedId.current = workflow.workflowId;
    if (result.refusal !== null && isAtLimit) openUpgrade();
    if (request.base !== null) return;
    onCreated(workflow);
    writeAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('new');
        next.set('edit', workflow.workflowId);
        return next;
      },
      { replace: true },
    );
  };
  const saving = useSaveWorkflow(handleDone);
  const switching = useWorkflowSwitch();
  const isSwitching = base !== null && switching.pending.has(base.workflowId);

  const otherNames = workflows.filter((other) => other.workflowId !== base?.workflowId).map(({ name }) => name);
  const problems = checkWorkflow(definition, context, otherNames);
  const { preview, isOutdated } = useWorkflowPreview(definition, context);
  const [isApplying, setApplying] = useState(false);
  const conflicts = useMemo(
    () => conflictsWith(definition, base?.workflowId ?? null, workflows, context),
    [definition, base?.workflowId, workflows, context],
  );
  const disabledReason = editDisabledReason(access, sections.workflows);
  const packages = useListedPackages(definition, context.providers);

  const save = (switchOn: boolean) => {
    setSubmitted(true);
    if (problems.length === 0) saving.save({ base, definition, switchOn });
  };
  const unsaved: UnsavedChangesOptions = {
    isDirty: isDirty && disabledReason === null,
    path: route.path,
    keepsForm(next) {
      const view = workflowView(next);
      return view.type === 'edit' && view.workflowId === (savedId.current ?? base?.workflowId);
    },
    save: () => save(false),
    discard: () => setDraft(toDraft(initial)),
  };
  const refusal = base === null ? null : (switching.refusals.get(base.workflowId) ?? null);
  const orderPath = useOrderPath();

  return (
    <WorkflowBuilderScreen
      saved={base}
      paths={paths}
      draft={draft}
      context={context}
      suggestions={{ ...list.suggestions, packages }}
      problems={problems}
      isSubmitted={isSubmitted}
      isDirty={isDirty}
      conflicts={conflicts}
      others={workflows.filter(({ workflowId }) => workflowId !== base?.workflowId)}
      preview={preview}
      isPreviewOutdated={isOutdated}
      timeZone={timeZone}
      orderPath={orderPath}
      disabledReason={disabledReason}
      applyDisabledReason={
        disabledReason ??
        editDisabledReason(access, sections.dashboard) ??
        (base === null || isDirty ? workflowScreenTexts.preview.applyUnsaved : null)
      }
      running={saving.isPending ? (saving.switchesOn ? 'switch' : 'save') : isSwitching ? 'switch' : null}
      saving={saving.saving}
      failure={saving.failure ?? refusal}
      upgradePath={canView(access, sections.settings) ? billingPath : null}
      onChange={setDraft}
      onSave={() => save(false)}
      onSwitch={() => {
        if (base === null || (isDirty && !base.isActive)) save(true);
        else switching.switchTo({ workflow: base, isActive: !base.isActive, isAtLimit });
      }}
      onDiscard={() => {
        setDraft(toDraft(initial));
        setSubmitted(false);
        saving.reset();
      }}
      onApply={() => setApplying(true)}
    >
      <LeaveDialog {...unsaved} body={texts.leaveBody} />
      {outdated !== null && (
        <OutdatedDialog
          theirs={outdated.current}
          own={definition}
          context={context}
          isSaving={saving.isPending}
          onUseTheirs={() => outdated.current !== null && open(outdated.current)}
          onSaveOwn={() => saving.save({ ...outdated.request, base: outdated.current, definition })}
          onClose={() => setOutdated(null)}
        />
      )}
      {isApplying && base !== null && <ApplySlot workflow={base} onClose={() => setApplying(false)} />}
    </WorkflowBuilderScreen>
  );
}

/** Packages that connected 3PLs list; read only when an action of the workflow takes one. */
function useListedPackages({ actions }: WorkflowDefinition, connected: WorkflowContext['providers']) {
  const isWanted = actions.some(({ type }) =>
    actionDefinitions[type].parameters.some(({ suggests }: ActionParameter) => suggests === 'packages'),
  );
  const asked = connected.flatMap(({ id }) => {
    const provider = isWanted ? findProvider(id) : null;
    return provider !== null && choicesOf(provider).some(({ name }) => name === 'package')
      ? [provider.thirdPartyId]
      : [];
  });
  return [...useListedChoices(asked).values()]
    .flatMap(({ accounts }) => listedPackages(accounts))
    .map(({ value, label }) => ({ value, label: wordsText(label) }));
}
