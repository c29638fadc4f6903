import { Skeleton } from '#ui/skeleton.tsx';

export const PageOnItsWay = () => (
  <div className="page-on-its-way">
    <Skeleton label="Loading the page" lines={6} />
  </div>
);
