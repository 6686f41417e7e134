import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { checkStep } from '../../orders/check-step.ts'
import type { CheckoutField, CheckoutValues, FormStep } from '../../orders/checkout-values.ts'
import { readForm } from '../../orders/read-form.ts'
import { useNavigate } from '../navigation-context.tsx'
import { useHydrated } from '../product/use-hydrated.ts'
import { useShop } from '../shop-context.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { type FieldProblems, problemTexts } from './problem-texts.ts'
import { sendForm } from './send-form.ts'
import { useTyped } from './typed-context.tsx'

type Form = { values: CheckoutValues; problems: FieldProblems }
const context = createContext<Form>({ values: {}, problems: {} })

/** The initial value of a field, and the text of its problem. */
export function useField(field: string): { value: string; problem: string | undefined } {
  const { values, problems } = useContext(context)
  return { value: values[field as CheckoutField] ?? '', problem: problems[field] }
}

/** The current values of the form. */
function inOrder(form: HTMLFormElement, problems: FieldProblems): FieldProblems {
  const fields = Array.from(form.elements, ({ id }) => id).filter((id) => id in problems)
  return Object.fromEntries(fields.map((id) => [id, problems[id] ?? '']))
}

type Props = {
  step: FormStep
  values: CheckoutValues
  /** The server's findings, for a form that was sent without script. */
  found: FieldProblems
  /** Checks fields that the server never receives. */
  check?: (form: HTMLFormElement) => FieldProblems
  children: ReactNode
}

/**
 * The form of a step. It shows problems at once, in a list and at the fields, and goes on in place. Without script it
 * posts itself, and the server reports the same problems.
 */
export function StepForm({ step, values, found, check, children }: Props) {
  const { locale, path, texts } = useShop()
  const navigate = useNavigate()
  const typed = useTyped()
  const hydrated = useHydrated()
  const [problems, setProblems] = useState(found)
  const [failure, setFailure] = useState<string>()
  const [refused, setRefused] = useState(0)
  const sending = useRef(false)
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (refused > 0) summary.current?.focus()
  }, [refused])

  function rememberField({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    typed.current = { ...typed.current, ...readForm(step, new FormData(currentTarget)) }
    const field = target instanceof HTMLElement && 'name' in target ? String(target.name || target.id) : ''
    if (field in problems) setProblems(({ [field]: _mended, ...rest }) => rest)
  }

  function refuseForm(reasons: FieldProblems, message?: string) {
    setProblems(reasons)
    setFailure(message)
    setRefused((times) => times + 1)
  }

  async function submitStep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (sending.current) return
    const wrong = checkStep(step, readForm(step, new FormData(form)), locale)
    const reasons = inOrder(form, { ...problemTexts(wrong, texts), ...check?.(form) })
    if (Object.keys(reasons).length > 0) return refuseForm(reasons)
    sending.current = true
    try {
      const answer = await sendForm(form)
      if ('next' in answer) return await navigate(answer.next)
      const told = problemTexts(answer.problems ?? {}, texts)
      refuseForm(told, Object.keys(told).length > 0 ? undefined : answer.message)
    } catch {
      refuseForm({}, texts.bag.failed)
    } finally {
      sending.current = false
    }
  }

  return (
    <context.Provider value={{ values, problems }}>
      <form
        className="checkout-form"
        method="post"
        action={path(`checkout/${step}`)}
        noValidate={hydrated}
        onInput={rememberField}
        onSubmit={submitStep}
      >
        <ProblemSummary ref={summary} problems={problems} failure={failure} />
        {children}
      </form>
    </context.Provider>
  )
}
