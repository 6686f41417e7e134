import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from 'react-aria-components/Select'
import type { DatasetOutcome, ListedDataset } from '../../contract/console/datasets.ts'
import { changedByUpload } from '../api/data-queries.ts'
import { sendRequest } from '../api/send-request.ts'
import { Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'

type Props = { trackingId: string; dataset: ListedDataset }

/** Puts what was before an upload in its place, after a confirmation. */
export function UndoUpload({ trackingId, dataset: { id, version, before } }: Props) {
  const { t, formats } = useWords()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () =>
      sendRequest<DatasetOutcome>(['datasets', trackingId, id, 'undo'], { method: 'POST', body: { version } }),
    onSuccess: async ({ outcome }) => {
      if (outcome === 'done') setOpen(false)
      await client.invalidateQueries({ queryKey: changedByUpload(trackingId) })
    },
  })
  const records = before && t.data.recordCount(formats.formatNumber(before.records), before.records === 1)
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className="plain danger">{t.data.undo}</Button>
      <ModalOverlay className="dialog-ground" isDismissable>
        <Modal className="dialog">
          <Dialog role="alertdialog">
            <div className="dialog-body">
              <Heading slot="title">{t.data.undoTitle}</Heading>
              <code>{id}</code>
              <p>
                {before && records
                  ? t.data.undoTo(t.data.sources[before.source], formats.formatDateTime(before.loadedAt), records)
                  : t.data.undoToNothing}
              </p>
              {error && <Problem problem={error} onRetry={() => mutate()} />}
              {data && data.outcome !== 'done' && (
                <p className="field-problem" role="alert">
                  {t.data.outcomes[data.outcome]}
                </p>
              )}
              <div className="dialog-buttons">
                <button type="button" className="plain" onClick={() => setOpen(false)}>
                  {t.shell.cancel}
                </button>
                <button type="button" className="main-button danger" disabled={isPending} onClick={() => mutate()}>
                  {isPending ? t.data.working : t.data.undoNow}
                </button>
              </div>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  )
}
