import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from 'react-aria-components/Select'
import type { ErasedVisitor } from '../../contract/console/visitor.ts'
import { ConsoleProblem } from '../api/console-problem.ts'
import { sendRequest } from '../api/send-request.ts'
import { useWords } from '../settings/language.tsx'

/** The first letters of the id that have to be entered, so that nobody is erased by a slip. */
const lettersToEnter = 4

type Props = { trackingId: string; visitorId: string; onErased(erased: ErasedVisitor): void }

/** Erases a visitor, after a confirmation. */
export function EraseVisitor(props: Props) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className="plain danger">{t.visitors.erase}</Button>
      <ModalOverlay className="dialog-ground" isDismissable>
        <Modal className="dialog">
          <Dialog role="alertdialog">
            <EraseForm {...props} onCancel={() => setOpen(false)} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  )
}

function EraseForm({ trackingId, visitorId, onErased, onCancel }: Props & { onCancel(): void }) {
  const { t } = useWords()
  const client = useQueryClient()
  const [entered, setEntered] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendRequest<ErasedVisitor>(['visitors', trackingId, visitorId], { method: 'DELETE' }),
    onSuccess: (erased) => {
      onErased(erased)
      // Nothing of the visitor stays in the page either.
      for (const key of ['visitor', 'visitor-events']) client.removeQueries({ queryKey: [key, trackingId, visitorId] })
      for (const key of ['visitors', 'live']) client.removeQueries({ queryKey: [key, trackingId] })
    },
  })
  const letters = visitorId.slice(0, lettersToEnter)
  const isConfirmed = entered.trim() === letters

  function eraseNow(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isConfirmed && !isPending) mutate()
  }
  return (
    <form onSubmit={eraseNow} noValidate>
      <Heading slot="title">{t.visitors.eraseTitle}</Heading>
      <code>{visitorId}</code>
      <p>{t.visitors.eraseText}</p>
      <p className="hint">{t.visitors.eraseLater}</p>
      <label htmlFor="erase-letters">{t.visitors.eraseConfirm(letters)}</label>
      <input
        id="erase-letters"
        type="search"
        // biome-ignore lint/a11y/noAutofocus: the dialog has opened because of a click, and this is what it asks for
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={entered}
        onChange={({ target }) => setEntered(target.value)}
      />
      {error && (
        <p className="field-problem" role="alert">
          {t.problems[error instanceof ConsoleProblem ? error.kind : 'broken']}
        </p>
      )}
      <div className="dialog-buttons">
        <button type="button" className="plain" onClick={onCancel}>
          {t.shell.cancel}
        </button>
        <button type="submit" className="main-button danger" disabled={!isConfirmed || isPending}>
          {isPending ? t.visitors.erasing : t.visitors.eraseNow}
        </button>
      </div>
    </form>
  )
}
