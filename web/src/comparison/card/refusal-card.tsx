/** Why a sentence is as the person wrote it. */
export const RefusalCard = ({ why }: { why: string | undefined }) => (
  <p className="card-reason">
    Another wording was proposed and not used
    {why === undefined ? ', since something that has to stay would have changed' : `: ${why}`}. The sentence
    stands as you wrote it.
  </p>
);
