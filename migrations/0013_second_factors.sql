CREATE TABLE `address_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`new_email` text NOT NULL,
	`session_id` text NOT NULL,
	`old_token_hash` text,
	`new_token_hash` text,
	`old_confirmed_at` integer,
	`new_confirmed_at` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `address_changes_old_token_hash_unique` ON `address_changes` (`old_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `address_changes_new_token_hash_unique` ON `address_changes` (`new_token_hash`);--> statement-breakpoint
CREATE INDEX `address_changes_user_id` ON `address_changes` (`user_id`);--> statement-breakpoint
CREATE INDEX `address_changes_expires_at` ON `address_changes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `authenticator_apps` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`admin_id` text,
	`secret` text NOT NULL,
	`last_step` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`attempts_since` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `authenticator_apps_user_id_unique` ON `authenticator_apps` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `authenticator_apps_admin_id_unique` ON `authenticator_apps` (`admin_id`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`admin_id` text,
	`name` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`synced` integer NOT NULL,
	`last_challenge_hash` text,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkeys_user_id` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE INDEX `passkeys_admin_id` ON `passkeys` (`admin_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`admin_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_user_id` ON `recovery_codes` (`user_id`);--> statement-breakpoint
CREATE INDEX `recovery_codes_admin_id` ON `recovery_codes` (`admin_id`);--> statement-breakpoint
ALTER TABLE `admin_sessions` ADD `factor_at` integer;--> statement-breakpoint
ALTER TABLE `admin_sessions` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `confirmed_at` integer;