import { useMutation } from '@tanstack/react-query'
import type { VisitorExport } from '../../contract/console/visitor.ts'
import { ConsoleProblem } from '../api/console-problem.ts'
import { sendRequest } from '../api/send-request.ts'
import { Icon } from '../parts/icon.tsx'
import { saveFile } from '../report/save-file.ts'
import { useWords } from '../settings/language.tsx'

/** Saves every row that is stored of a visitor as one file. */
export function ExportVisitor({ trackingId, visitorId }: { trackingId: string; visitorId: string }) {
  const { t } = useWords()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => sendRequest<VisitorExport>(['visitors', trackingId, visitorId, 'export'], {}),
    onSuccess: (data) =>
      saveFile(`visitor-${visitorId}.json`, { text: JSON.stringify(data, null, 2), type: 'application/json' }),
  })
  return (
    <>
      <span className={error ? 'field-problem' : 'read-out'} role={error ? 'alert' : 'status'}>
        {isSuccess && t.visitors.exported}
        {error && t.problems[error instanceof ConsoleProblem ? error.kind : 'broken']}
      </span>
      <button type="button" className="plain" disabled={isPending} onClick={() => mutate()}>
        <Icon name="download" />
        {isPending ? t.visitors.exporting : t.visitors.export}
      </button>
    </>
  )
}
