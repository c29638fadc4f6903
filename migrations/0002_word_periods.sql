ALTER TABLE `users` ADD `period_start` integer;--> statement-breakpoint
CREATE INDEX `runs_open_of_user` ON `runs` (`user_id`) WHERE "runs"."state" = 'open';