import { Component, type ComponentType, type ReactNode } from 'react';
import { reportFault } from '#browser/faults.ts';
import { forgetFailedParts } from './lazy.ts';

type Props = {
  /** A change of it clears the error, for example on navigation to another page. */
  resetKey: string;
  fallback: ComponentType<{ error: unknown }>;
  onError?: () => void;
  children: ReactNode;
};

type State = { resetKey: string; failure?: { error: unknown } | undefined };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State {
    return resetKey === state.resetKey ? state : { resetKey, failure: undefined };
  }

  /** Renders again once the network is back, for parts that did not load offline. */
  private readonly retry = () => this.setState({ failure: undefined });

  override componentDidCatch(error: unknown) {
    reportFault('render', error);
    forgetFailedParts();
    this.props.onError?.();
    addEventListener('online', this.retry, { once: true });
  }

  override componentWillUnmount() {
    removeEventListener('online', this.retry);
  }

  override render() {
    const { fallback: Fallback, children } = this.props;
    return this.state.failure ? <Fallback error={this.state.failure.error} /> : children;
  }
}
