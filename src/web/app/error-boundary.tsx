import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

interface Props {
  /** When this changes, the screen is tried again. */
  resetKey: string
  children: ReactNode
}
interface State {
  error: unknown
  failedAt: string | null
}

/** Keeps a broken screen from taking the bar and the footer with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failedAt: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (state.error === null) return state.failedAt === null ? null : { failedAt: null }
    if (state.failedAt === null) return { failedAt: props.resetKey }
    return state.failedAt === props.resetKey ? null : { error: null, failedAt: null }
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <ErrorScreen error={this.state.error} />
  }
}
