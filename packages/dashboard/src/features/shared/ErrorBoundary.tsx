import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = { fallback: (error: unknown) => ReactNode; children: ReactNode };

/** Shows something else instead of components that threw. `app/startPage.tsx` reports the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback(this.state.error) : children;
  }
}
