import { checkWords } from '#content/human-check.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';

const HumanCheck = lazy(() => import('#page-parts/human-check.tsx'));

/** `failed`: why the last one did not count, or empty. */
export const SignUpCheck = ({ failed, onPassed }: { failed: string; onPassed: (token: string) => void }) => (
  <>
    {failed !== '' && (
      <p className="form-error" role="alert">
        {failed}
      </p>
    )}
    <LazyPart failed={CheckDidNotLoad}>
      <HumanCheck onPassed={onPassed} />
    </LazyPart>
  </>
);

const CheckDidNotLoad = () => (
  <p className="form-error" role="alert">
    {checkWords.failed}
  </p>
);
