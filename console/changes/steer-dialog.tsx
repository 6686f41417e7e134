import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useNavigate } from 'react-router'
import type { ExperienceReport } from '../../contract/console/experience-report.ts'
import type { SteeredExperience, SteeredSite } from '../../contract/console/steer.ts'
import type { ExperienceSettings } from '../../contract/steer/site-changes.ts'
import { isRunning, publicationQuery, refreshChanges } from '../api/change-queries.ts'
import { ConsoleProblem } from '../api/console-problem.ts'
import { useWords } from '../settings/language.tsx'
import { describeDifference } from './describe-difference.ts'
import { DifferenceList } from './difference-list.tsx'
import { DraftChoice } from './draft-choice.tsx'
import { rollOutChoices } from './roll-out-choices.ts'
import { RollOutChooser } from './roll-out-chooser.tsx'
import { runSteerAction, type SteerManner } from './run-steer-action.ts'
import {
  endExperience,
  pauseExperience,
  resumeExperience,
  rollOutVariation,
  type SiteClock,
  type SteerAction,
} from './steer-actions.ts'
import { SteerEndCard, SteerProgress } from './steer-end.tsx'

type Props = {
  trackingId: string
  report: ExperienceReport
  experience: SteeredExperience & { published: ExperienceSettings }
  site: SteeredSite
  action: SteerAction
  /** When it was opened: what it does is dated by that. */
  now: number
  mayPublish: boolean
  onClose(): void
}

/** Says what an action would do, to visitors and to results, does it, and says how that ended. */
export function SteerDialog(props: Props) {
  const { trackingId, report, site, action, now, mayPublish, onClose } = props
  const words = useWords()
  const { t } = words
  const client = useQueryClient()
  const navigate = useNavigate()
  // What was published when it opened; the page around it learns of what it does while it still is open.
  const [opened] = useState(props.experience)
  const draft = props.experience.draft
  const choices = rollOutChoices(opened.published, report)
  const name = opened.published.name || opened.experienceId
  const [variation, setVariation] = useState(choices[0]?.id ?? '')
  const [manner, setManner] = useState<SteerManner>('alone')
  const [note, setNote] = useState(t.changes.steer.notes[action](name))
  const { data: publication } = useQuery(publicationQuery(trackingId))
  const changeOne = (settings: ExperienceSettings) =>
    changeSettings(action, settings, { variation, clock: { now, timeZone: site.timeZone } })
  const {
    mutate,
    isPending,
    error,
    data: end,
  } = useMutation({
    mutationFn: () =>
      runSteerAction(client, {
        trackingId,
        experienceId: opened.experienceId,
        published: opened.published,
        waiting: draft,
        changeSettings: changeOne,
        manner: mayPublish ? (action === 'remove' ? 'together' : manner) : 'draft',
        note: note.trim(),
      }),
    onError: () => refreshChanges(client, trackingId, false),
  })
  const describing = { words, site }
  const lines = describeDifference(opened.published, changeOne(opened.published), describing)
  // What the developers wrote is theirs to take out.
  const isConfigured = action === 'remove' && opened.configured !== null
  const isBusy = isRunning(publication) && !isPending
  const kind = error instanceof ConsoleProblem ? error.kind : 'broken'
  function submitForm(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isPending && !isBusy && !isConfigured) mutate()
  }
  return (
    <ModalOverlay
      className="dialog-ground"
      isOpen
      isDismissable={!isPending && !end}
      isKeyboardDismissDisabled={isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className="dialog steer-dialog">
        <Dialog role="alertdialog">
          <form onSubmit={submitForm} noValidate>
            <Heading slot="title">{t.changes.steer.titles[action]}</Heading>
            {end ? (
              <SteerEndCard
                end={end}
                trackingId={trackingId}
                onClose={() => {
                  onClose()
                  // Its page is no more, or only that of its past.
                  if (action === 'remove' && end.kind === 'published')
                    navigate(`/sites/${encodeURIComponent(trackingId)}/experiences`)
                }}
              />
            ) : isConfigured ? (
              <>
                <p>{t.changes.steer.removeConfigured(opened.experienceId)}</p>
                <p className="hint">{t.changes.steer.removeConfiguredHint}</p>
                <div className="dialog-buttons">
                  <button type="button" className="main-button" onClick={onClose}>
                    {t.changes.steer.close}
                  </button>
                </div>
              </>
            ) : (
              <>
                <p>{t.changes.steer.texts[action]}</p>
                <p className="hint">{t.changes.steer.results[action]}</p>
                {action === 'rollOut' && (
                  <RollOutChooser
                    choices={choices}
                    chosen={variation}
                    onChoose={setVariation}
                    settings={opened.published}
                    clock={{ now, timeZone: site.timeZone }}
                    isAlarm={report.experience.isAlarm}
                  />
                )}
                <div className="what-changes">
                  <h3>{t.changes.steer.whatChanges}</h3>
                  {lines.length > 0 ? (
                    <DifferenceList lines={lines} />
                  ) : (
                    <p className="hint">{t.changes.steer.nothing}</p>
                  )}
                </div>
                {draft && action === 'remove' && (
                  <p className="draft-goes">
                    {t.changes.steer.draftGoes(draft.author, words.formats.formatDateTime(draft.changedAt))}
                  </p>
                )}
                {draft && action !== 'remove' && (
                  <DraftChoice
                    draft={draft}
                    lines={describeDifference(opened.published, draft.settings, describing)}
                    manner={mayPublish ? manner : null}
                    onChoose={setManner}
                  />
                )}
                {mayPublish ? (
                  <label className="steer-note">
                    {t.changes.steer.note}
                    <input
                      type="text"
                      maxLength={300}
                      autoComplete="off"
                      value={note}
                      disabled={isPending}
                      onChange={({ target }) => setNote(target.value)}
                    />
                  </label>
                ) : (
                  <p className="hint">{t.changes.steer.mayNotPublish}</p>
                )}
                {isBusy && <p className="hint">{t.changes.publish.busy}</p>}
                {isPending && <SteerProgress publication={publication ?? null} />}
                {error && !isPending && (
                  <p className="field-problem" role="alert">
                    {kind === 'conflict' ? t.changes.steer.conflict : t.problems[kind]}
                  </p>
                )}
                <div className="dialog-buttons">
                  <button type="button" className="plain" disabled={isPending} onClick={onClose}>
                    {t.shell.cancel}
                  </button>
                  <button
                    type="submit"
                    className={action === 'end' || action === 'remove' ? 'main-button danger' : 'main-button'}
                    disabled={isPending || isBusy || lines.length === 0}
                  >
                    {mayPublish ? t.changes.steer.now[action] : t.changes.steer.asDraft}
                  </button>
                </div>
              </>
            )}
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

type ActionDetails = { variation: string; clock: SiteClock }

function changeSettings(
  action: SteerAction,
  settings: ExperienceSettings,
  { variation, clock }: ActionDetails,
): ExperienceSettings | null {
  if (action === 'remove') return null
  if (action === 'pause') return pauseExperience(settings, clock)
  if (action === 'end') return endExperience(settings, clock)
  if (action !== 'rollOut') return resumeExperience(settings, clock)
  // A draft may have taken out the variation that is rolled out, and then stays what it is.
  if (settings.variations && !settings.variations.some(({ id }) => id === variation)) return settings
  return rollOutVariation(settings, variation, clock)
}
