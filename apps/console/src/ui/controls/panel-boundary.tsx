import { Component, createContext, type ReactNode, useContext } from 'react';
import { logFailure } from '#/core/browser/log.ts';
import { MissingPart } from './loaded.tsx';

type BoundaryProps = {
  subject?: unknown;
  fallback?: (retry: () => void) => ReactNode;
  onFailed?: () => void;
  children: ReactNode;
};

class Boundary extends Component<BoundaryProps, { failed: boolean; subject: unknown }> {
  override state = { failed: false, subject: this.props.subject };

  static getDerivedStateFromError = () => ({ failed: true });

  static getDerivedStateFromProps({ subject }: BoundaryProps, seen: { subject: unknown }) {
    return subject === seen.subject ? null : { failed: false, subject };
  }

  override componentDidCatch(error: unknown) {
    logFailure('A panel failed', error);
    this.props.onFailed?.();
  }

  override render() {
    const { children, fallback } = this.props;
    const retry = () => this.setState({ failed: false });
    if (!this.state.failed) return children;
    return fallback ? fallback(retry) : <MissingPart of="brokenPanel" onRetry={retry} />;
  }
}

const SubjectContext = createContext<unknown>(undefined);

/** Drawn anew for another subject, its own or that of the panel around it. */
export function PanelBoundary(props: BoundaryProps) {
  const around = useContext(SubjectContext);
  const subject = props.subject ?? around;
  return (
    <SubjectContext value={subject}>
      <Boundary {...props} subject={subject} />
    </SubjectContext>
  );
}
