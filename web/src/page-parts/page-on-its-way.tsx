import { Skeleton } from '#ui/skeleton.tsx';

export const PageOnItsWay = () => (
  <div className="page-on-its-way tall stack-5 column">
    <Skeleton label="Loading the page" lines={6} />
  </div>
);
