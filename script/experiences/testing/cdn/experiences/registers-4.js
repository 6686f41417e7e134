const { ran, __qubit } = globalThis
ran.push('loaded')
__qubit.experiences.register('registers', { execution: () => void ran.push('registers') })
