import { queryOptions } from '@tanstack/react-query'
import { translateTemplate } from '../../texts/catalogue/template-texts.ts'
import type { ConsoleTexts } from '../../texts/en.ts'

/** The templates of the catalogue, which only these pages load. They never change while the page is open. */
export const templatesQuery = ({ language, loadTemplateTexts }: ConsoleTexts) =>
  queryOptions({
    queryKey: ['templates', language],
    queryFn: async () => {
      const [{ templates }, texts] = await Promise.all([import('virtual:console-templates'), loadTemplateTexts?.()])
      return texts ? templates.map((each) => translateTemplate(each, texts)) : templates
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
