import { Component, type ReactNode } from 'react'

interface Props {
  /** When this changes, the children are tried again. */
  resetKey?: string
  /** What stands in for children that broke; `retry` shows them again. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}
interface State {
  error: unknown
  failedAt: string | null
}

/** Keeps what breaks inside it from taking the rest of the page with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failedAt: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('nothing was thrown') }
  }

  static getDerivedStateFromProps({ resetKey = '' }: Props, state: State): Partial<State> | null {
    if (state.error === null) return state.failedAt === null ? null : { failedAt: null }
    if (state.failedAt === null) return { failedAt: resetKey }
    return state.failedAt === resetKey ? null : { error: null, failedAt: null }
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children
    return this.props.fallback(this.state.error, () => this.setState({ error: null, failedAt: null }))
  }
}
