import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Draft, DraftChange, SteerState } from '../../../contract/console/steer.ts'
import { longestName } from '../../../contract/steer/site-changes.ts'
import { steerQuery } from '../../api/change-queries.ts'
import { ConsoleProblem } from '../../api/console-problem.ts'
import { experiencesQuery } from '../../api/queries.ts'
import { sendRequest } from '../../api/send-request.ts'
import { Icon } from '../../parts/icon.tsx'
import { PageHeading } from '../../parts/page-heading.tsx'
import { Empty, Loading, Problem } from '../../parts/states.tsx'
import { useWords } from '../../settings/language.tsx'
import { makeId } from '../make-id.ts'
import type { EditorTemplate } from './editor-template.ts'

type Props = { trackingId: string; template: EditorTemplate | undefined; state: SteerState }

/** Asks for the name of a new experience, makes its id from it, and creates the draft. */
export function NameExperience({ trackingId, template, state }: Props) {
  const { t } = useWords()
  const words = t.editor.naming
  const { data, error, refetch } = useQuery(experiencesQuery(trackingId))
  const taken = [...(data?.experiences ?? []).map(({ id }) => id), ...state.drafts.map((each) => each.experienceId)]
  return (
    <>
      <Link className="back" to=".">
        <Icon name="back" /> {words.back}
      </Link>
      <PageHeading title={words.title} />
      {!template && <Empty title={words.unknown} />}
      {template && !data && error && <Problem problem={error} onRetry={refetch} />}
      {template && !data && !error && <Loading lines={4} />}
      {template && data && <NameForm trackingId={trackingId} template={template} taken={taken} />}
    </>
  )
}

type FormProps = { trackingId: string; template: EditorTemplate; taken: readonly string[] }

function NameForm({ trackingId, template, taken }: FormProps) {
  const { t } = useWords()
  const words = t.editor.naming
  const client = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [isAsked, setAsked] = useState(false)
  // `new` is the address of the page with the templates.
  const id = makeId(name, [...taken, 'new'], template.id.replace(/[^a-z0-9]+/g, '-'))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { sample, id: templateId } = template
      const body: DraftChange = {
        settings: { template: templateId, name: name.trim(), share: 0.5, content: sample },
        basedOn: null,
      }
      return sendRequest<Draft>(['steer', trackingId, 'drafts', id], { method: 'PUT', body })
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: steerQuery(trackingId).queryKey })
      navigate(`/sites/${encodeURIComponent(trackingId)}/experiences/${id}/edit`, { replace: true })
    },
  })
  function createDraft(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setAsked(true)
    if (name.trim() !== '' && !isPending) mutate()
  }
  const isMissing = isAsked && name.trim() === ''
  return (
    <form className="card name-experience" onSubmit={createDraft} noValidate>
      <img src={template.picture} alt={t.editor.templates.picture(template.title)} />
      <div className="field">
        <h2>{template.title}</h2>
        <label htmlFor="new-name">{words.name}</label>
        <input
          id="new-name"
          type="text"
          autoComplete="off"
          maxLength={longestName}
          aria-describedby="new-name-hint new-name-problem"
          aria-invalid={isMissing || undefined}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <p className="hint" id="new-name-hint">
          {words.hint} {words.id} <code>{id}</code>. {words.idLater}
        </p>
        <p className="field-problem" id="new-name-problem" role="alert">
          {isMissing && words.missing}
          {error && t.problems[error instanceof ConsoleProblem ? error.kind : 'broken']}
        </p>
        <button type="submit" className="main-button" disabled={isPending}>
          {isPending ? words.creating : words.create}
        </button>
      </div>
    </form>
  )
}
