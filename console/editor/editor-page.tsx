import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams, useSearchParams } from 'react-router'
import { steerQuery } from '../api/change-queries.ts'
import { ConsoleProblem } from '../api/console-problem.ts'
import { sessionQuery } from '../api/queries.ts'
import { PageHeading } from '../parts/page-heading.tsx'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import '../styles/editor.css'
import '../styles/editor-preview.css'
import { EditorForm } from './editor-form.tsx'
import { steeredQuery } from './editor-queries.ts'
import { templatesQuery } from './templates/templates-query.ts'

/** Changes one experience, published or not, as a draft. With `?template` an experience that does not exist yet is made. */
export function EditorPage() {
  const { trackingId = '', experienceId = '' } = useParams()
  const [query] = useSearchParams()
  const { t } = useWords()
  const { data: session } = useQuery(sessionQuery)
  const state = useQuery({ ...steerQuery(trackingId), refetchOnWindowFocus: false })
  const steered = useQuery(steeredQuery(trackingId, experienceId))
  const templates = useQuery({ ...templatesQuery(t), placeholderData: keepPreviousData })
  const template = query.get('template')
  const { error } = steered
  if (template !== null && error instanceof ConsoleProblem && error.kind === 'missing')
    return <Navigate replace to={`../experiences/new?template=${encodeURIComponent(template)}`} />
  const unavailable = state.data?.unavailable ?? null
  const problem = unavailable === null && (state.error ?? error ?? templates.error)
  const isComplete = state.data && steered.data && templates.data
  const draft = steered.data?.draft
  const isRemoval = isComplete && draft && draft.settings === null
  return (
    <>
      {(!isComplete || unavailable !== null) && <PageHeading title={t.editor.editing(experienceId)} />}
      {problem && !isComplete && (
        <Problem
          problem={problem}
          onRetry={() => {
            for (const each of [state, steered, templates]) if (each.error) void each.refetch()
          }}
        />
      )}
      {!problem && unavailable === null && !isComplete && <Loading lines={12} />}
      {unavailable !== null && (
        <Empty title={t.editor.unavailable}>
          <p>{unavailable}</p>
        </Empty>
      )}
      {isRemoval && unavailable === null && (
        <>
          <PageHeading title={t.editor.editing(experienceId)} />
          <Empty title={t.editor.removalWaits}>
            <Link className="plain" to={`/sites/${encodeURIComponent(trackingId)}/changes`}>
              {t.changes.steer.toChanges}
            </Link>
          </Empty>
        </>
      )}
      {session && isComplete && !isRemoval && unavailable === null && (
        <EditorForm
          key={JSON.stringify([session.name, experienceId])}
          author={session.name}
          trackingId={trackingId}
          experience={steered.data}
          site={state.data.site}
          templates={templates.data}
          mayEdit={session.role !== 'view'}
        />
      )}
    </>
  )
}
