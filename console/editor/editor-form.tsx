import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Draft, SteeredExperience, SteeredSite } from '../../contract/console/steer.ts'
import { steerQuery } from '../api/change-queries.ts'
import { ConsoleProblem } from '../api/console-problem.ts'
import { endSession } from '../api/end-session.ts'
import { sessionQuery } from '../api/queries.ts'
import { sendRequest } from '../api/send-request.ts'
import { Icon } from '../parts/icon.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { RadioBar } from '../parts/radio-bar.tsx'
import { useMedia } from '../parts/use-media.ts'
import { useWords } from '../settings/language.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { openDraftStore } from './draft/kept-stores.ts'
import { EditorBar } from './editor-bar.tsx'
import { steeredQuery } from './editor-queries.ts'
import { EditorSections } from './editor-sections.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { PreviewPane } from './preview/preview-pane.tsx'
import type { EditorTemplate } from './templates/editor-template.ts'
import { EditorContext } from './use-editor.ts'

type Props = {
  /** What whoever is logged in is called. */
  author: string
  trackingId: string
  experience: SteeredExperience
  site: SteeredSite
  templates: readonly EditorTemplate[]
  mayEdit: boolean
}

/** The form with the preview beside it; on a narrow screen one of both is shown. */
export function EditorForm({ author, trackingId, experience, site, templates, mayEdit }: Props) {
  const { t } = useWords()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { experienceId, published, draft } = experience
  const siteAddress = `/sites/${encodeURIComponent(trackingId)}`
  const [store] = useState(() =>
    openDraftStore(
      { author, trackingId, experienceId },
      {
        begin: { settings: draft?.settings ?? published ?? {}, draft },
        async sendDraft(body) {
          // Nobody saves what somebody else has typed before their session ended.
          if (client.getQueryData(sessionQuery.queryKey)?.name !== author) throw new ConsoleProblem('unauthorised')
          const path = ['steer', trackingId, 'drafts', experienceId]
          return sendRequest<Draft>(path, { method: 'PUT', body }).catch((problem) => {
            endSession(client, problem)
            throw problem
          })
        },
      },
    ),
  )
  const [view, setView] = useState<'form' | 'preview'>('form')
  const isWide = useMedia('(min-width: 1080px)')
  const snapshot = useSyncExternalStore(store.subscribe, store.readSnapshot)
  const settings = snapshot.history.now
  const problems = snapshot.draft?.problems ?? noProblems
  const template = templates.find(({ id }) => id === settings.template)
  const editor = useMemo(
    () => ({ settings, site, template, problems, mayEdit, changeValue: store.changeValue }),
    [settings, site, template, problems, mayEdit, store],
  )
  // What could not be saved on an earlier visit, such as before a login, need not wait for the next attempt.
  useEffect(() => void store.saveNow(), [store])
  useEffect(
    () => () => {
      // Other pages show the drafts, as they are once this one is saved.
      void store.saveAll().then(() => client.invalidateQueries({ queryKey: steerQuery(trackingId).queryKey }))
    },
    [store, client, trackingId],
  )

  function undoByKeys(event: KeyboardEvent<HTMLElement>): void {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !['z', 'y'].includes(key)) return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) store.redoLast()
    else store.undoLast()
  }

  async function discardDraft(): Promise<void> {
    const revision = store.readSnapshot().draft?.revision
    if (revision !== undefined)
      await sendRequest(['steer', trackingId, 'drafts', experienceId], { method: 'DELETE', query: { revision } })
    dropMine()
  }
  function dropMine(): void {
    store.beginAgain(published ?? {})
    client.removeQueries({ queryKey: steeredQuery(trackingId, experienceId).queryKey })
    if (!published) navigate(`${siteAddress}/experiences`, { replace: true })
  }
  const name = settings.name || experienceId
  return (
    <EditorContext value={editor}>
      <Link
        className="back"
        to={`${siteAddress}/experiences${published ? `/${encodeURIComponent(experienceId)}` : ''}`}
      >
        <Icon name="back" /> {published ? t.editor.back : t.editor.backToList}
      </Link>
      <PageHeading title={t.editor.editing(name)}>
        <p>
          <code>{experienceId}</code>
          {template && <span>{template.title}</span>}
        </p>
      </PageHeading>
      {!mayEdit && <p className="read-only">{t.editor.mayNotEdit}</p>}
      <EditorBar
        snapshot={snapshot}
        store={store}
        isNew={!published}
        mayEdit={mayEdit}
        reviewAt={`${siteAddress}/changes`}
        onDiscard={discardDraft}
      />
      <div className="view-switch">
        <RadioBar<'form' | 'preview'>
          label={t.editor.views}
          value={view}
          options={[
            { value: 'form', label: t.editor.form },
            { value: 'preview', label: t.editor.preview },
          ]}
          onChange={setView}
        />
      </div>
      <div className="editor" data-view={view}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields within it bubble here */}
        <div className="editor-form" onKeyDown={undoByKeys}>
          <fieldset disabled={!mayEdit}>
            <legend className="read-out">{t.editor.form}</legend>
            <EditorSections experience={experience} />
          </fieldset>
        </div>
        <PreviewPane trackingId={trackingId} experienceId={experienceId} isVisible={isWide || view === 'preview'} />
      </div>
      {snapshot.status === 'conflict' && (
        <ConflictDialog
          mine={settings}
          theirs={snapshot.theirs}
          base={snapshot.stored}
          onSettle={store.settleConflict}
          onDrop={dropMine}
        />
      )}
      <LeaveGuard store={store} />
    </EditorContext>
  )
}

const noProblems: Draft['problems'] = []
